#!/bin/sh
# Publishes one remote's build and promotes it: release-remote.sh <environment> <remote> <image> [percent]. A version
# that was rolled back since its first step is rejected.
set -eu
case "$#:${1:-}" in [34]:[!-]*) ;; *) echo "Usage: infra/kubernetes/release-remote.sh <environment> <remote> <image> [percent]" >&2; exit 2 ;; esac
. "$(dirname "$0")/wait-for-job.sh"
environment=$1
remote=$2
image=$3
percent=${4:-100}
namespace=$(sed -n 's/^namespace: //p' "$(dirname "$0")/overlays/$environment/remotes/kustomization.yaml")
job=release-$remote-$(date +%s)
kubectl --namespace "$namespace" apply --filename - <<JOB
apiVersion: batch/v1
kind: Job
metadata:
  name: $job
  labels: { app.kubernetes.io/name: remotes, app.kubernetes.io/component: release }
spec:
  backoffLimit: 0
  ttlSecondsAfterFinished: 604800
  template:
    metadata:
      labels: { app.kubernetes.io/name: remotes, app.kubernetes.io/component: release }
    spec:
      restartPolicy: Never
      automountServiceAccountToken: false
      securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
      containers:
        - name: release
          image: $image
          command: [sh, -ec]
          args:
            - |
              version=\$(node infra/deploy/src/commands/publish.ts $remote)
              node infra/deploy/src/commands/promote.ts $remote "\$version" --percent $percent --unless-rolled-back
          env:
            - { name: RELEASED_BY, value: "${RELEASED_BY:-$(id -un)}" }
            - name: REMOTES_BUCKET
              valueFrom: { configMapKeyRef: { name: site, key: REMOTES_BUCKET } }
            - { name: REGISTRY_FILE, value: \$(REMOTES_BUCKET)/remotes.json }
            - { name: REMOTES_DIR, value: \$(REMOTES_BUCKET) }
            - name: AWS_REGION
              valueFrom: { configMapKeyRef: { name: site, key: AWS_REGION } }
            - name: AWS_ACCESS_KEY_ID
              valueFrom: { secretKeyRef: { name: release-storage, key: AWS_ACCESS_KEY_ID } }
            - name: AWS_SECRET_ACCESS_KEY
              valueFrom: { secretKeyRef: { name: release-storage, key: AWS_SECRET_ACCESS_KEY } }
          resources: { requests: { cpu: 50m, memory: 128Mi }, limits: { memory: 384Mi } }
          securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
JOB
wait_for_job "$namespace" "$job" 300
