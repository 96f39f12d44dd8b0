#!/bin/sh
# Replicates the primary, after a base backup if there is no data yet. An interrupted base backup is restarted.
set -eu
data=/var/lib/postgresql/data
if [ ! -f "$data/PG_VERSION" ] || [ -f "$data/unfinished" ]; then
  rm -rf "${data:?}"/*
  touch "$data/unfinished"
  pg_basebackup --host "$PRIMARY" --username standby --pgdata "$data/copy" --wal-method stream --write-recovery-conf \
    --dbname "application_name=standby password=$PGPASSWORD"
  mv "$data"/copy/* "$data"/
  rmdir "$data/copy"
  rm "$data/unfinished"
  chmod 700 "$data"
fi
exec postgres -D "$data" -c max_connections=400 -c shared_buffers=256MB \
  -c log_error_verbosity=terse -c log_parameter_max_length_on_error=0
