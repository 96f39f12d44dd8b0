import { mayHavePage, type OwnContributor } from '@valam/contracts/identity/contributor.schema';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { FieldPair } from '@valam/ui/field/field';
import { TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { profileLinks, profileTexts } from './profile-texts';

/** The keys of the text fields of `T`. */
type TextOf<T> = { [K in keyof T & string]: T[K] extends string | null ? K : never }[keyof T & string];

/** The form for the text fields of a contributor's profile. */
export function ProfileForm({ own }: { own: OwnContributor }) {
  return (
    <ActionForm action="account/profile" aria-label="Your profile" noValidate>
      {({ errors, values, isSending }) => {
        const field = (name: TextOf<OwnContributor>) => ({
          name,
          error: errors[name],
          defaultValue: values[name] ?? own[name] ?? '',
        });
        return (
          <Stack $gap="5">
            <input type="hidden" name="version" value={own.version} />
            <Heading $size={1}>About you</Heading>
            <TextField label="Name" autoComplete="name" {...field('name')} />
            <TextareaField
              label="About"
              optional
              rows={6}
              hint={mayHavePage(own) ? 'Your page isn’t listed without it.' : undefined}
              {...field('about')}
            />
            {pairs(profileTexts).map((pair) => (
              <FieldPair key={pair[0]?.name}>
                {pair.map(({ name, label, hint }) => (
                  <TextField key={name} label={label} hint={hint} optional {...field(name)} />
                ))}
              </FieldPair>
            ))}
            <Heading $size={1}>Elsewhere</Heading>
            {pairs(profileLinks).map((pair) => (
              <FieldPair key={pair[0]?.name}>
                {pair.map(({ name, label }) => (
                  <TextField key={name} label={label} type="url" optional {...field(name)} />
                ))}
              </FieldPair>
            ))}
            <Heading $size={1}>Contact</Heading>
            <TextField
              label="Phone"
              type="tel"
              autoComplete="tel"
              optional
              hint="With the country code: +47 912 34 567."
              {...field('mobile')}
            />
            {mayHavePage(own) && (
              <>
                <Checkbox
                  name="showContact"
                  defaultChecked={'name' in values ? values['showContact'] === 'on' : own.showContact}
                  label={`Show my email (${own.email ?? 'none'}) and phone on my public page`}
                />
                <Small $soft>If you leave this unchecked, only you and our staff see them.</Small>
              </>
            )}
            <Button type="submit" busy={isSending} busyLabel="Saving...">
              Save profile
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

/** Splits a list into pairs for the two-column form. */
function pairs<T>(of: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(of.length / 2) }, (_, index) => of.slice(index * 2, index * 2 + 2));
}
