# confine.sh DIRECTORY COMMAND…: what runs inside can write to DIRECTORY and to memory, and reach nobody but this machine.
# Expects namespaces of its own for mounts, processes and network.
set -e
home=$1
shift
cd "$home"
mount --bind "$home" "$home"
for folder in /tmp /mnt /opt /srv; do
	mount -t tmpfs tmpfs "$folder"
done
mount -o remount,bind,ro /
mount -o remount,bind,rw "$home"
ip link set lo up
# Once more, because the folder was entered before it was mounted.
cd "$home"
mkdir -p "$TMPDIR" /mnt/large/tmp
exec "$@"
