import { mailTemplate } from '../mail-template.js';
import { Action, Note, P, Title } from '../parts/words.js';

export const travellersNeeded = mailTemplate('travellers-needed', {
  why: 'You get this because you booked a tour with us.',
  subject: (data) => `Who travels? ${data.booking.tourTitle}, ${data.booking.dates}`,
  preview: (data) => `Please by ${data.dueBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.missing === 1
          ? 'The details of one traveller are'
          : `The details of ${data.missing} travellers are`}{' '}
        still missing: name, diet, arrival, and somebody to call in an emergency. Hotels and drivers plan with
        them, so please give them to us by {data.dueBy}.
      </P>
      <Action href={data.booking.manageUrl}>Fill in the details</Action>
      <Note>We keep them encrypted and delete them after the tour.</Note>
    </>
  ),
});
