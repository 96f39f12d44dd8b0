import type { Traveller } from '@valam/contracts/leads/traveller.schema';

/** The minimum for check-in and for an emergency. */
export function isComplete(traveller: Traveller): boolean {
  const { fullName, dateOfBirth, emergencyContact } = traveller;
  return Boolean(fullName && dateOfBirth && emergencyContact?.name && emergencyContact.phone);
}
