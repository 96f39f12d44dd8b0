import { migration } from '@valam/service-kit/database/migration';

/** An earlier release kept as the source the first page of the tab, whole, also when it was a private link. */
export const sourcesWithoutKeys = migration(
  '0026-sources-without-keys',
  `
  update host_application set source_url = null
   where source_url ~ '/(booking|gift-cards|enquiry|roster|privacy)/[^/?]'
      or source_url ~ '/(newsletter|verify-email|reset-password)/[^/?]'
      or source_url ~* '[?&](token|session_id|preview|email|code)=';
  `,
);
