//! Who may read the files: only whoever runs the server. They hold hashes of
//! passwords, whispers, and what is hidden in matches that are being played.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Creates a folder and those above it, where they are missing.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Creates an empty file, where there is none. SQLite gives the files beside a
/// database the rights of the database.
pub(super) fn create(place: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.write(true).create_new(true).open(place) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// Takes from others the right to read or write the files of a database.
pub(super) fn tighten(place: &Path) {
    for file in ["", "-wal", "-shm"].map(|ending| beside(place, ending)) {
        match take_rights(&file) {
            Ok(false) => {}
            Ok(true) => tracing::warn!(
                file = %file.display(),
                "others on this machine could read the file, and cannot any more"
            ),
            Err(error) => tracing::warn!(
                file = %file.display(), %error,
                "others on this machine can read the file, and that cannot be changed"
            ),
        }
    }
}

/// Were there any to take?
#[cfg(unix)]
fn take_rights(file: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = fs::metadata(file) else { return Ok(false) };
    let mut rights = metadata.permissions();
    let loose = metadata.is_file() && rights.mode() & 0o077 != 0;
    if loose {
        rights.set_mode(0o600);
        fs::set_permissions(file, rights)?;
    }
    Ok(loose)
}

#[cfg(not(unix))]
fn take_rights(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// The file whose name goes on like this.
pub(super) fn beside(place: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = place.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use tempfile::TempDir;

    use super::*;
    use crate::store::{Sqlite, Store};

    fn rights(place: &Path) -> u32 {
        fs::metadata(place).expect("a file").permissions().mode() & 0o777
    }

    /// The files of a database that is open.
    fn files(place: &Path) -> [PathBuf; 3] {
        ["", "-wal", "-shm"].map(|ending| beside(place, ending))
    }

    #[tokio::test]
    async fn database_and_backup_are_for_whoever_runs_the_house() {
        let folder = TempDir::new().unwrap();
        let place = folder.path().join("new/house.db");
        let store = Sqlite::open(&place).unwrap();
        assert_eq!(rights(&folder.path().join("new")), 0o700);
        assert_eq!(store.census().await.map(|census| census.guests), Ok(0));
        for file in files(&place) {
            assert_eq!(rights(&file), 0o600, "{}", file.display());
        }
        let copy = folder.path().join("copy.db");
        assert_eq!(store.backup(&copy).await, Ok(()));
        assert_eq!(rights(&copy), 0o600);
    }

    #[tokio::test]
    async fn files_that_others_can_read_are_tightened_when_they_are_opened() {
        let folder = TempDir::new().unwrap();
        let place = folder.path().join("house.db");
        let holder = Sqlite::open(&place).unwrap();
        for file in files(&place) {
            fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
        }
        // Looking changes nothing.
        drop(Sqlite::look(&place).unwrap());
        assert_eq!(rights(&place), 0o644);
        assert!(take_rights(&place).unwrap());
        assert!(!take_rights(&place).unwrap());
        fs::set_permissions(&place, PermissionsExt::from_mode(0o644)).unwrap();
        tighten(&place);
        for file in files(&place) {
            assert_eq!(rights(&file), 0o600, "{}", file.display());
        }
        drop(holder);
        fs::set_permissions(&place, PermissionsExt::from_mode(0o666)).unwrap();
        drop(Sqlite::open(&place).unwrap());
        assert_eq!(rights(&place), 0o600);
    }
}
