#!/bin/sh
# Applies an overlay's state of one unit to a cluster: roll-out.sh <environment> <unit>. Migrates the database first, then
# replaces the replicas one by one; if they do not become ready, the old ones stay and this exits with an error.
set -eu
environment=${1:?Name an environment}
unit=${2:?Name a unit}
folder=$(dirname "$0")/overlays/$environment/$unit
namespace=$(sed -n 's/^namespace: //p' "$folder/kustomization.yaml")
what=$(kubectl kustomize "$folder")
if printf '%s' "$what" | grep -q 'component: migration'; then
  kubectl --namespace "$namespace" delete job "$unit-migrate" --ignore-not-found --wait
  printf '%s' "$what" | kubectl apply --selector app.kubernetes.io/component=migration --filename -
  # `kubectl wait` waits for one condition: a migration that has failed would take as long as the slowest one.
  end=$(($(date +%s) + 960))
  ended=
  until [ "$ended" ]; do
    if [ "$(date +%s)" -ge "$end" ]; then
      echo "The migration of $unit has not ended within 16 minutes: no replica is replaced" >&2
      exit 1
    fi
    sleep "${POLL_SECONDS:-2}"
    ended=$(kubectl --namespace "$namespace" get job "$unit-migrate" \
      --output 'jsonpath={.status.conditions[?(@.status=="True")].type}')
  done
  case $ended in
    *Complete*) ;;
    *)
      kubectl --namespace "$namespace" logs "job/$unit-migrate" --tail 50 >&2 || true
      echo "The migration of $unit failed ($ended): no replica is replaced" >&2
      exit 1
      ;;
  esac
fi
printf '%s' "$what" | kubectl apply --selector 'app.kubernetes.io/component!=migration' --filename -
kubectl --namespace "$namespace" rollout status --timeout=10m "deployment/$unit"
