import { namelessTour } from '@valam/contracts/leads/privacy.rpc';

/**
 * The reason why a lead was lost, for the reports. It is free text by staff, so it is kept only if it was
 * also used for another person.
 */
const reasonOfMany = `case
    when lost_reason is null then null
    when exists (
      select 1 from lead other
       where lower(trim(other.lost_reason)) = lower(trim(lead.lost_reason)) and other.id <> lead.id
         and other.person_email is distinct from lead.person_email) then lost_reason
    else 'Erased' end`;

/** The title of a private tour may name its person. */
const titleForAll = `case
    when exists (select 1 from departure d where d.id = lead.tour_date_preferred and d.origin = 'private') then '${namelessTour}'
    else tour_title end`;

/** Columns set when a lead is anonymized; the request and its referral code are kept for the reports. */
export const withoutPerson = `first_name = null, last_name = null, name = null, email = null, person_email = null,
  mobile = null, person_phone = null, message = null, main_interests = '[]', source_url = null, first_page = null,
  utm = null, tour_title = ${titleForAll}, lost_reason = ${reasonOfMany}, link_version = link_version + 1, version = version + 1`;
