#!/bin/sh
# Backs up every service's database and the images: backup.sh <folder>. Run in the folder of docker-compose.yml while
# the site runs. COMPOSE replaces `docker compose`.
set -eu
# A backup holds personal data, mostly unencrypted: other accounts of this host must not read it.
umask 077
case "$#:${1:-}" in 1:[!-]*) ;; *) echo "Usage: infra/docker/backup.sh <folder>" >&2; exit 2 ;; esac
into=$1
compose=${COMPOSE:-docker compose}
# The server that the services use: the standby, once it was promoted.
database=${DATABASE_HOST:-$(sed -n 's/^DATABASE_HOST=//p' .env 2>/dev/null || true)}
database=${database:-postgres}
mkdir -p "$into"
# Each dump is a snapshot of one database; after a restore, events make services consistent again. Consumers of booking
# and price events are dumped before their producers: a consumer restored from a later state would reject sequence
# numbers that it has already seen. Notifications come last, because an email that they have received is deleted
# everywhere else.
for service in identity leads catalog notifications; do
  echo "saving $service" >&2
  $compose exec -T "$database" pg_dump --username postgres --format custom --no-owner --no-privileges "$service" >"$into/$service.dump.part"
  # The list is read to its end: some container engines fail when their input is not consumed.
  $compose exec -T "$database" sh -c 'pg_restore --list && cat >/dev/null' <"$into/$service.dump.part" >/dev/null
  mv "$into/$service.dump.part" "$into/$service.dump"
done
# `tar` exits with 1 when something changed during the copy, as on a running site: existing files are complete, because
# they are written elsewhere and renamed.
saved='tar -C "$1" --exclude ./unfinished -cf - . || [ $? -eq 1 ]'
echo "saving pictures" >&2
$compose exec -T catalog sh -c "$saved" saved /media >"$into/media.tar.part"
mv "$into/media.tar.part" "$into/media.tar"
echo "saving what is released" >&2
$compose exec -T shell sh -c "$saved" saved /remotes >"$into/remotes.tar.part"
mv "$into/remotes.tar.part" "$into/remotes.tar"
(cd "$into" && sha256sum ./*.dump ./*.tar >SHA256SUMS)
