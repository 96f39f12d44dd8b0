/** Pages of the site with a key in their path or in their query. */
const isPrivate = (
  column: string,
): string => `${column} ~ '/(booking|gift-cards|enquiry|roster|privacy)/[^/?]'
    or ${column} ~ '/(newsletter|verify-email|reset-password)/[^/?]'
    or ${column} ~* '[?&](token|session_id|preview|email|code)='`;

export const forgetSome = (table: string, column: string, most: number): string => `
  update ${table} set ${column} = null where id in (
    select id from ${table} where ${isPrivate(column)} limit ${most} for update skip locked)`;
