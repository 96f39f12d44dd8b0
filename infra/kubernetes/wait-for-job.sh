# shellcheck shell=sh
# wait_for_job <namespace> <job> <seconds>: waits until the job has completed or failed, prints its log, and fails if
# the job failed. `kubectl wait` waits for one condition: after a failure it would wait for the completion until the
# timeout.
wait_for_job() {
  end=$(($(date +%s) + $3))
  conditions=''
  refused_since=''
  while [ "$(date +%s)" -lt "$end" ]; do
    # A job first has `SuccessCriteriaMet` or `FailureTarget`, while its last process is still ending.
    if conditions=$(conditions_of_job "$1" "$2"); then
      refused_since=''
    else
      refusal=$(conditions_of_job "$1" "$2" 2>&1 >/dev/null) || true
      now=$(date +%s)
      case $refusal in
        # The job was deleted: that is final, unlike errors of a busy or restarting API server.
        *'(NotFound)'*) refused_since=0 ;;
        # The job was just applied with the same permissions. An API server that has just started rejects everyone until
        # it has loaded roles and token issuers; only a lasting refusal is real.
        *'(Forbidden)'* | *'(Unauthorized)'*) refused_since=${refused_since:-$now} ;;
        *) refused_since='' ;;
      esac
      if [ -n "$refused_since" ] && [ "$((now - refused_since))" -ge "${REFUSED_SECONDS:-30}" ]; then
        echo "The job $2 cannot be read: $refusal" >&2
        return 1
      fi
    fi
    case $conditions in
      *Complete*)
        kubectl --namespace "$1" logs "job/$2" || true
        return 0
        ;;
      *Failed*) break ;;
    esac
    sleep "${POLL_SECONDS:-2}"
  done
  kubectl --namespace "$1" logs "job/$2" --tail 50 >&2 || true
  case $conditions in
    *Failed*) echo "The job $2 failed" >&2 ;;
    *) echo "The job $2 has not ended within $3 seconds" >&2 ;;
  esac
  return 1
}

conditions_of_job() {
  kubectl --namespace "$1" get job "$2" --output 'jsonpath={.status.conditions[?(@.status=="True")].type}'
}
