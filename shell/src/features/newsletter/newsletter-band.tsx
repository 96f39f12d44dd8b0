import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { SariBand } from '@valam/ui/band/sari-band';
import { Button } from '@valam/ui/button/button';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Container } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { Heading, Read } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Ground = styled.section`
  --body: var(--color-highlight);
  --border: var(--color-secondary);
  --zari: var(--color-surface);
  --soft: var(--color-text);
  background: var(--color-highlight);
  margin-top: var(--space-section);
`;

const Split = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-column);
  padding-block: var(--space-7);
  ${from.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Line = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: end;
  ${from.md} {
    grid-template-columns: 1fr 1.3fr auto;
  }
`;

/** The newsletter form on every page. */
export function NewsletterBand() {
  return (
    <Ground aria-labelledby="newsletter">
      <Split>
        <Words>
          <Heading id="newsletter" $size={1}>
            Sacred stories, insights, and invitations
          </Heading>
          <Read>Thought-provoking emails to 1,000s of spiritual seekers worldwide. No spam.</Read>
        </Words>
        <ActionForm
          action="shell/newsletter"
          aria-label="Newsletter"
          onBeforeSend={(form) => isFilled(form, 'name') && isFilled(form, 'email')}
        >
          {({ isSending, errors, values }) => (
            <Words>
              <Line>
                <TextField
                  label="Name"
                  name="name"
                  autoComplete="name"
                  defaultValue={values['name']}
                  error={errors['name']}
                />
                <EmailField
                  label="Email"
                  name="email"
                  defaultValue={values['email']}
                  error={errors['email']}
                />
                <Honeypot name="website" />
                <Button type="submit" busy={isSending} busyLabel="Subscribing...">
                  Subscribe
                </Button>
              </Line>
              <ReferralNote partnerSees="nothing" />
            </Words>
          )}
        </ActionForm>
      </Split>
      <SariBand size="section" />
    </Ground>
  );
}

function isFilled(form: FormData, name: string): boolean {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '';
}
