# confine.sh DIRECTORY COMMAND…: what runs inside can write to DIRECTORY and to memory, and reach nobody but this machine.
# Expects namespaces of its own for mounts, processes and network.
set -e
home=$1
shift
cd "$home"
mount --bind "$home" "$home"
for folder in /tmp /mnt /opt /srv; do
	case "$home/" in
		# The project itself is in there: then the folder is as it is, and read-only like the rest.
		"$folder"/*) mount --bind "$folder" "$folder" && mount -o remount,bind,ro "$folder" && mount --bind "$home" "$home" ;;
		*) mount -t tmpfs tmpfs "$folder" ;;
	esac
done
mount -o remount,bind,ro /
mount -o remount,bind,rw "$home"
# Names of hosts that something in there stands in for.
[ -z "$HOSTS" ] || mount --bind "$HOSTS" /etc/hosts
ip link set lo up
# Once more, because the folder was entered before it was mounted.
cd "$home"
mkdir -p "$TMPDIR"
mkdir -p /mnt/large/tmp 2>/dev/null || true
exec "$@"
