import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const travellersNeeded = mailTemplate('travellers-needed', {
  why: 'You’re receiving this because you booked a trip with us.',
  subject: (data) => `Who is traveling? ${data.booking.tourTitle}, ${data.booking.dates}`,
  preview: (data) => `Please by ${data.dueBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.missing === 1
          ? 'The details of one traveler are'
          : `The details of ${data.missing} travelers are`}{' '}
        not complete. We need the name, date of birth and an emergency contact of each. Hotels and drivers
        plan around diet and arrival too. Please send them by {data.dueBy}.
      </P>
      <Action href={data.booking.manageUrl}>Fill in the details</Action>
      <Note>We keep them encrypted and delete them after the trip.</Note>
    </>
  ),
});
