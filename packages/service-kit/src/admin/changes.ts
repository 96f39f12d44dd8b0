import type { AuditChanges } from '@valam/contracts/identity/audit.events';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';

type Values = Readonly<Record<string, unknown>>;

/** Longer texts are not logged, only the fact that they changed. */
const longestValue = 500;
const secretName =
  /password|secret|token|hash|recovery|sealed|passport|medical|^(url|manageUrl|statusUrl|diet|needs|travell?ers)$/i;

const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value ?? null);
  return text.length > longestValue ? '(long)' : (JSON.parse(text) as unknown);
};

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Old and new values of the named fields that changed; null if none did. */
export function changesOf(
  before: Values | null | undefined,
  after: Values | null | undefined,
  fields: readonly string[],
): AuditChanges | null {
  const changed = fields.flatMap((field) => {
    const [from, to] = [before?.[field], after?.[field]];
    return isEqual(from, to) ? [] : [[field, { from: plain(from), to: plain(to) }] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** An allow-list with a secret field is a bug; the service does not start with one. */
export function refuseAuditedSecrets({
  name,
  audited,
  hidden,
}: Pick<AdminDefinition, 'name' | 'audited' | 'hidden'>): void {
  const unseen = new Set(hidden.flatMap(({ fields }) => fields.map((path) => path.split('.')[0])));
  const secret = audited.find((field) => unseen.has(field) || secretName.test(field));
  if (secret) throw new Error(`The audit log of ${name} must not hold ${secret}`);
}
