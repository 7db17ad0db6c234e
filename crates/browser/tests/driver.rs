//! The driver sees what it must see: each of its checks fails where it should.

use ludi_browser::{Device, Fault, Window};

/// Shows a page of which this is the body.
fn show(window: &mut Window, body: &str) -> Result<(), Fault> {
    let head = "<!doctype html><meta charset=utf-8><meta name=viewport content=width=device-width>";
    window.go(&format!("data:text/html,{head}<body>{body}"))
}

#[test]
fn complaints_are_heard() -> Result<(), Fault> {
    let policy = "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'\">";
    for (body, heard) in [
        ("<script>console.error('Brutus')</script>".to_owned(), "Brutus"),
        ("<script>throw new Error('Cassius')</script>".to_owned(), "Cassius"),
        (format!("{policy}<p style='color:red'>"), "Content Security Policy"),
        (format!("{policy}<script>1</script>"), "Content Security Policy"),
        ("<img src='http://127.0.0.1:9/none.png'>".to_owned(), "none.png"),
    ] {
        let mut window = Window::open(Device::DESK)?;
        show(&mut window, "<p id=calm>")?;
        window.is_clean()?;
        show(&mut window, &body)?;
        let said = window.close().unwrap_err().to_string();
        assert!(said.contains(heard), "{said:?} does not speak of {heard}");
    }
    Ok(())
}

#[test]
fn a_device_is_what_it_claims_to_be() -> Result<(), Fault> {
    let mut window = Window::open(Device::DESK)?;
    let body = "<script>document.write('<p id=with>')</script><noscript><p id=without></noscript>";
    show(&mut window, body)?;
    assert!(window.has("#with")? && !window.has("#without")?);
    window.turn_to(Device { script: false, dark: true, still: false, ..Device::PHONE })?;
    show(&mut window, body)?;
    assert!(!window.has("#with")? && window.has("#without")?);
    for query in ["(width: 390px)", "(prefers-color-scheme: dark)", "(pointer: coarse)"] {
        assert!(window.look::<bool>(&format!("matchMedia({query:?}).matches"))?, "{query}");
    }
    assert!(!window.look::<bool>("matchMedia('(prefers-reduced-motion)').matches")?);
    window.close()
}

/// The script writes down in the title what it feels.
#[test]
fn input_is_real() -> Result<(), Fault> {
    let body = "<input id=name><button id=low>a</button>
        <div style='position:absolute;top:200px;width:100px;height:100px'>
          <button id=card style='width:100px;height:100px'></button>
          <button id=token style='position:absolute;left:10px;top:10px;width:80px;height:80px'></button>
        </div>
        <script>
          for (const kind of ['touchstart', 'click', 'keydown'])
            addEventListener(kind, (event) =>
              document.title += ' ' + [kind, event.target.id, event.key ?? '', event.isTrusted].join(':'));
        </script>";
    let mut window = Window::open(Device::DESK)?;
    show(&mut window, body)?;
    window.fill("#name", "Gaio 7è")?;
    let typed: String = window.look("document.querySelector('#name').value")?;
    assert_eq!(typed, "Gaio 7è");
    show(&mut window, body)?;
    window.press("#card")?;
    window.key("Tab")?;
    window.tab_to("#low", 0)?;
    let felt: String = window.look("document.title")?;
    assert!(felt.starts_with("click:card::true keydown:card:Tab:true"), "{felt}");
    window.turn_to(Device::PHONE)?;
    show(&mut window, body)?;
    window.press("#token")?;
    let felt = "touchstart:token::true click:token::true";
    window.wait::<bool>(felt, &format!("document.title === {felt:?}"))?;
    window.close()
}

#[test]
fn a_hidden_focus_is_found() -> Result<(), Fault> {
    let mut window = Window::open(Device::DESK)?;
    show(&mut window, "<button>a</button><button id=b>b</button>")?;
    window.tab_to("#b", 0)?;
    for style in ["outline:none", "outline:2px solid transparent", "position:fixed;left:-99px"] {
        show(&mut window, &format!("<button style='{style}'>a</button><button id=b>b</button>"))?;
        let fault = window.tab_to("#b", 0).unwrap_err().to_string();
        assert!(fault.contains("the focus"), "{fault}");
    }
    window.close()
}

#[test]
fn a_page_too_large_for_a_telephone_is_found() -> Result<(), Fault> {
    let mut window = Window::open(Device::PHONE)?;
    show(&mut window, "<button style='height:40px'>a</button>")?;
    window.suits_a_finger()?;
    for body in ["<button style='height:39px'>a</button>", "<p style='width:400px'>a"] {
        show(&mut window, body)?;
        window.suits_a_finger().unwrap_err();
    }
    window.close()
}
