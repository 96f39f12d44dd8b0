#!/bin/sh
# The replication role of a standby, if there is one: docker-compose.cluster.yml. It may copy and replicate, and nothing
# else.
set -eu
[ -n "${STANDBY_PASSWORD:-}" ] || exit 0
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres --set=password="$STANDBY_PASSWORD" <<'SQL'
select format('create role standby login replication password %L', :'password') \gexec
alter system set wal_keep_size = '512MB';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
