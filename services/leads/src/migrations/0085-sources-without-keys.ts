import { migration } from '@valam/service-kit/database/migration';

const tables = ['lead', 'booking', 'subscriber', 'waitlist_entry'];

/** Addresses of private pages: with a key in the path, or in the query. */
const isPrivate = (
  column: string,
): string => `${column} ~ '/(booking|gift-cards|enquiry|roster|privacy)/[^/?]'
    or ${column} ~ '/(newsletter|verify-email|reset-password)/[^/?]'
    or ${column} ~* '[?&](token|session_id|preview|email|code)='`;

/**
 * An earlier release kept as the source the first page of the tab, whole: staff and partners could open what the private
 * link opens.
 */
export const sourcesWithoutKeys = migration(
  '0085-sources-without-keys',
  `
  ${tables
    .map((table) => `update ${table} set source_url = null where ${isPrivate('source_url')};`)
    .join('\n  ')}
  update lead set first_page = null where ${isPrivate('first_page')};
  `,
);
