#!/bin/sh
# Restores a backup of backup.sh: restore.sh <folder>. The current content of the databases is lost. The units are stopped
# meanwhile; events are published again afterwards, so that services become consistent.
set -eu
case "$#:${1:-}" in 1:[!-]*) ;; *) echo "Usage: infra/docker/restore.sh <folder>" >&2; exit 2 ;; esac
from=$1
compose=${COMPOSE:-docker compose}
# The server that the services use: the standby, once it was promoted.
database=${DATABASE_HOST:-$(sed -n 's/^DATABASE_HOST=//p' .env 2>/dev/null || true)}
database=${database:-postgres}
(cd "$from" && sha256sum --check --quiet SHA256SUMS)
# On a new host, or after the loss of a disk, the server is not running yet.
$compose exec -T "$database" true 2>/dev/null || $compose up --detach --no-deps "$database"
seconds=0
until $compose exec -T "$database" pg_isready --quiet --username postgres --host 127.0.0.1; do
  seconds=$((seconds + 1))
  [ "$seconds" -lt 120 ] || { echo "$database does not become ready" >&2; exit 1; }
  sleep 1
done
# One server, or three with docker-compose.cluster.yml.
servers=$($compose config --services | grep '^nats\(-[0-9]*\)\{0,1\}$')
# shellcheck disable=SC2086
$compose stop proxy shell rollbacks gateway catalog leads identity notifications $servers
for service in catalog leads identity notifications; do
  echo "restoring $service" >&2
  $compose exec -T "$database" psql --quiet --username postgres --dbname postgres -v ON_ERROR_STOP=1 \
    -c "drop database if exists $service with (force)" \
    -c "create database $service owner $service" \
    -c "revoke all on database $service from public"
  $compose exec -T "$database" pg_restore --username postgres --dbname "$service" --no-owner --role "$service" \
    --no-privileges --exit-on-error --single-transaction <"$from/$service.dump"
done
# Deletes the streams of every server: the positions of their consumers do not match the restored databases. Without them,
# all retained events are published again, and inboxes drop duplicates. As the servers' user: containers have no capability
# with which root could delete what belongs to others.
$compose run --rm --no-deps -T --user 1000:1000 --entrypoint sh nats-store -c 'rm -rf /data*/jetstream'
echo "restoring pictures and what is released" >&2
$compose run --rm --no-deps -T --entrypoint tar catalog -C /media -xf - <"$from/media.tar"
# The shell, which they were backed up from, cannot write them.
$compose run --rm --no-deps -T --entrypoint tar remotes -C /remotes -xf - <"$from/remotes.tar"
$compose up --detach --no-build
