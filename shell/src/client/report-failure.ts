/** Tells the server's log which remote failed here, and how. */
export function reportFailure(remote: string, version: string | undefined, reason: unknown): void {
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  const body = JSON.stringify({ remote, version, message: message.slice(0, 500), path: location.pathname });
  navigator.sendBeacon('/client-failures', new Blob([body], { type: 'application/json' }));
}
