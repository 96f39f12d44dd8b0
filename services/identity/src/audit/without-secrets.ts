const secretName = /password|secret|token|hash|recovery|sealed/i;

/** An audit entry says that a secret changed, never what it is. */
export function withoutSecrets(record: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!record) return null;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      secretName.test(name) && value ? '(hidden)' : value,
    ]),
  );
}
