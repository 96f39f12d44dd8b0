import type { Traveller } from '@valam/contracts/leads/traveller.schema';

/** Enough to check someone in and to call someone if something happens. */
export function isComplete(traveller: Traveller): boolean {
  const { fullName, dateOfBirth, emergencyContact } = traveller;
  return Boolean(fullName && dateOfBirth && emergencyContact?.name && emergencyContact.phone);
}
