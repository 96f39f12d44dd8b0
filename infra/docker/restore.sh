#!/bin/sh
# Restores a backup of backup.sh: restore.sh <folder>. The current content of the databases is lost. The units are stopped
# meanwhile; events are published again afterwards, so that services become consistent.
set -eu
from=${1:?Name the folder to restore from}
compose=${COMPOSE:-docker compose}
(cd "$from" && sha256sum --check --quiet SHA256SUMS)
$compose stop proxy shell gateway catalog leads identity notifications nats
for service in catalog leads identity notifications; do
  echo "restoring $service" >&2
  $compose exec -T postgres psql --quiet --username postgres --dbname postgres -v ON_ERROR_STOP=1 \
    -c "drop database if exists $service with (force)" \
    -c "create database $service owner $service" \
    -c "revoke all on database $service from public"
  $compose exec -T postgres pg_restore --username postgres --dbname "$service" --no-owner --role "$service" \
    --no-privileges --exit-on-error --single-transaction <"$from/$service.dump"
done
# Deletes the streams: the positions of their consumers do not match the restored databases. Without them, all retained
# events are published again, and inboxes drop duplicates.
$compose run --rm --no-deps -T --entrypoint rm nats-store -rf /data/jetstream
$compose up --detach --no-build
echo "restoring pictures and what is released" >&2
$compose exec -T catalog tar -C /media -xf - <"$from/media.tar"
$compose exec -T shell tar -C /remotes -xf - <"$from/remotes.tar"
