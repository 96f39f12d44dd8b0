/** Columns set when a lead is anonymized; the request and its referral code stay for the reports. */
export const withoutPerson = `first_name = null, last_name = null, name = null, email = null, person_email = null,
  mobile = null, person_phone = null, message = null, main_interests = '[]', source_url = null, first_page = null,
  utm = null, link_version = link_version + 1, version = version + 1`;
