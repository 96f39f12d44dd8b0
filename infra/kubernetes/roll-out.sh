#!/bin/sh
# Applies an overlay's state of one unit to a cluster: roll-out.sh <environment> <unit>. Migrates the database first, then
# replaces the replicas one by one; if they do not become ready, the old ones stay and this exits with an error.
set -eu
case "$#:${1:-}" in 2:[!-]*) ;; *) echo "Usage: infra/kubernetes/roll-out.sh <environment> <unit>" >&2; exit 2 ;; esac
. "$(dirname "$0")/wait-for-job.sh"
environment=$1
unit=$2
folder=$(dirname "$0")/overlays/$environment/$unit
namespace=$(sed -n 's/^namespace: //p' "$folder/kustomization.yaml")
what=$(kubectl kustomize "$folder")
if printf '%s' "$what" | grep -q 'component: migration'; then
  kubectl --namespace "$namespace" delete job "$unit-migrate" --ignore-not-found --wait
  printf '%s' "$what" | kubectl apply --selector app.kubernetes.io/component=migration --filename -
  if ! wait_for_job "$namespace" "$unit-migrate" 960; then
    echo "The migration of $unit failed: no replica is replaced" >&2
    exit 1
  fi
fi
printf '%s' "$what" | kubectl apply --selector 'app.kubernetes.io/component!=migration' --filename -
kubectl --namespace "$namespace" rollout status --timeout=10m "deployment/$unit"
