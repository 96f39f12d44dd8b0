/** Lifetime of emailed links by their purpose, in hours. */
export const linkHours = {
  verify_email: 48,
  reset_password: 1,
  set_password: 24,
  invitation: 72,
  privacy_export: 24,
  privacy_erase: 24,
} as const;

export type LinkPurpose = keyof typeof linkHours;

/** 'an hour', '24 hours': for pages and emails. */
export function linkLife(purpose: LinkPurpose): string {
  const hours: number = linkHours[purpose];
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
