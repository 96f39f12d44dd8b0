#!/bin/sh
# One database and one role per service; a role can connect only to its own database.
set -eu
for service in catalog leads identity notifications; do
  name=$(printf '%s_DATABASE_PASSWORD' "$service" | tr '[:lower:]' '[:upper:]')
  password=$(printenv "$name")
  psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
    --set=service="$service" --set=password="$password" <<'SQL'
select format('create role %I login password %L', :'service', :'password') \gexec
-- Details of a failed statement are people's words and secret links: they stay out of the server's log.
select format('alter role %I set log_error_verbosity = terse', :'service') \gexec
select format('alter role %I set log_parameter_max_length_on_error = 0', :'service') \gexec
select format('create database %I owner %I', :'service', :'service') \gexec
select format('revoke all on database %I from public', :'service') \gexec
SQL
  psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$service" <<'SQL'
create extension if not exists pg_trgm;
SQL
done
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -c 'revoke connect on database postgres from public' -c 'revoke connect on database template1 from public'
