import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const newsletterWelcome = mailTemplate('newsletter-welcome', {
  why: 'You’re receiving this because you confirmed our newsletter.',
  subject: (_data, brand) => `Welcome to ${brand.name}`,
  preview: () => 'You are on the list.',
  body: (data, brand) => (
    <>
      <Title>{data.name ? `Welcome, ${data.name}` : 'Welcome'}</Title>
      <P>You’re on the list. We’ll write when there’s a story worth telling or a date worth knowing.</P>
      <P>Until then, our articles tell of temples, of the people who keep them, and of the roads between.</P>
      <Action href={`${brand.origin}/blog`}>Read an article</Action>
    </>
  ),
});
