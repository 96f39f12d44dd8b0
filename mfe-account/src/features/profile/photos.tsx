import { uploadHint, uploadKinds } from '@valam/contracts/catalog/upload-limits';
import type { OwnContributor } from '@valam/contracts/identity/contributor.schema';
import { Button } from '@valam/ui/button/button';
import { FileField } from '@valam/ui/field/file-field';
import { TextField } from '@valam/ui/field/text-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { Picture } from '@valam/ui/picture/picture';
import { Body, Heading, Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePhotos } from './use-photos';

const mostPhotos = 12;

const Shown = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-4);
`;

/** Edits the photos on the contributor's public page. */
export function Photos({ own }: { own: OwnContributor }) {
  const { add, keep, isBusy, error } = usePhotos();
  const [alt, setAlt] = useState('');
  const { photos } = own;
  return (
    <Stack as="section" $gap="4" aria-labelledby="photos" aria-busy={isBusy}>
      <Heading id="photos">Your gallery</Heading>
      {photos.length === 0 && <Body>No pictures yet.</Body>}
      <Shown>
        {photos.map((photo) => (
          <li key={photo.src}>
            <Picture picture={photo} ratio="1 / 1" sizes="12rem" />
            <Small>{photo.alt}</Small>
            <Button
              ref={passFocusOn}
              small
              variant="quiet"
              busy={isBusy}
              aria-label={`Remove: ${photo.alt}`}
              onClick={() =>
                void keep((now) => ({ photos: now.photos.filter(({ src }) => src !== photo.src) }))
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </Shown>
      {photos.length >= mostPhotos ? (
        <>
          <Body>You can add up to twelve photos. Remove one to add another.</Body>
          {error && <Small role="alert">{error}</Small>}
        </>
      ) : (
        <>
          <TextField
            label="What the picture shows"
            hint="Add alt text first, for people who can’t see the photo."
            maxLength={300}
            optional
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <FileField
            label="Another picture"
            optional
            hint={uploadHint}
            accept={uploadKinds}
            error={error}
            busy={isBusy}
            disabled={!isBusy && alt.trim() === ''}
            onChange={({ currentTarget: field }) => {
              const file = field.files?.[0];
              if (!file) return;
              void add(file, alt.trim(), (photo, now) => ({ photos: [...now.photos, photo] })).then(
                (isSaved) => {
                  field.value = '';
                  if (isSaved) setAlt('');
                },
              );
            }}
          />
        </>
      )}
    </Stack>
  );
}
