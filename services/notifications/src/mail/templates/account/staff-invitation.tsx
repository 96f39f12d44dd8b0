import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const staffInvitation = mailTemplate('staff-invitation', {
  why: 'You’re receiving this because you were invited to work on this site.',
  subject: (_data, brand) => `You are invited to the back office of ${brand.name}`,
  preview: (data) => `${data.invitedBy} invites you as ${data.role}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        {data.invitedBy} invites you to the back office as {data.role}. Choose a password to begin; the link
        works once, for {data.validFor}.
      </P>
      <Action href={data.setPasswordUrl}>Choose a password</Action>
    </>
  ),
});
