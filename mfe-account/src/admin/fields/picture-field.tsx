import type { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { unwrapAnswer } from '@valam/mfe-kit/api';
import { Button } from '@valam/ui/button/button';
import { FieldError } from '@valam/ui/field/field';
import { FileField } from '@valam/ui/field/file-field';
import { TextField } from '@valam/ui/field/text-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { adminApi } from '../api/admin.api';
import type { FieldOf } from '../description/field-description';
import { PictureThumb } from '../record/picture-thumb';
import { errorWithin, type FieldProps } from './field-props';
import { FieldBox, RowTools, wrongIn } from './nested-fields';
import { moved } from './use-rows';

type SentPicture = RouteOutput<typeof uploadPictureRoute>;

const Side = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/** A picture with controls to replace and remove it. */
export function PictureField({
  field,
  value,
  onChange,
  errors,
  path,
}: FieldProps<FieldOf<'picture' | 'pictures'>>) {
  const error = errorWithin(errors, path);
  return (
    <FieldBox {...wrongIn(error, path)}>
      <legend>{field.label}</legend>
      {value ? (
        <RowTools>
          <PictureThumb picture={value} />
          <Button ref={passFocusOn} variant="quiet" small onClick={() => onChange(null)}>
            Remove
          </Button>
        </RowTools>
      ) : (
        <UploadPicture label={field.label} onUploaded={(picture) => onChange(kept(picture, field.isWhole))} />
      )}
      <FieldError id={`${path}-error`} error={error} />
    </FieldBox>
  );
}

const kept = ({ key, picture }: SentPicture, isWhole = false): unknown => (isWhole ? picture : key);

export function UploadPicture({
  label,
  onUploaded,
}: {
  label: string;
  onUploaded: (picture: SentPicture) => void;
}) {
  // Sent unchanged; the service validates and resizes it.
  const [upload] = adminApi.useUploadPictureMutation();
  // An upload takes seconds. In the meantime the form may have changed, or this field may have been removed.
  const take = useRef<typeof onUploaded | null>(null);
  useEffect(() => {
    take.current = onUploaded;
    return () => {
      take.current = null;
    };
  }, [onUploaded]);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    setError(undefined);
    try {
      const uploaded = await unwrapAnswer(upload({ query: { alt, kind: 'photograph' }, body: file }));
      // The next picture needs its own alt text.
      setAlt('');
      take.current?.(uploaded);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setSending(false);
    }
  };
  return (
    <Side aria-busy={isSending}>
      <TextField
        label="What the picture shows"
        hint="Add alt text first, for people who can’t see the photo."
        value={alt}
        onChange={(e) => setAlt(e.target.value)}
      />
      <FileField
        ref={passFocusOn}
        label={`Upload: ${label.toLowerCase()}`}
        optional
        hint="JPEG, PNG, WebP or AVIF, at most 15 MB."
        accept="image/*"
        error={error}
        busy={isSending}
        disabled={!isSending && alt.trim() === ''}
        onChange={({ currentTarget: chooser }) => {
          const file = chooser.files?.[0];
          // Cleared, because selecting the same file again would not fire `change`.
          if (file) void send(file).then(() => (chooser.value = ''));
        }}
      />
    </Side>
  );
}

/** An ordered list of pictures. */
export function PicturesField({
  field,
  value,
  onChange,
  errors,
  path,
}: FieldProps<FieldOf<'picture' | 'pictures'>>) {
  const pictures: readonly unknown[] = Array.isArray(value) ? value : [];
  const error = errorWithin(errors, path);
  return (
    <FieldBox {...wrongIn(error, path)}>
      <legend>{field.label}</legend>
      {pictures.map((picture, index) => (
        <RowTools
          key={typeof picture === 'string' ? picture : index}
          role="group"
          aria-label={`Picture ${index + 1}`}
        >
          <PictureThumb picture={picture} />
          <Button
            variant="quiet"
            small
            idle={index === 0}
            onClick={() => onChange(moved(pictures, index, -1))}
          >
            Up
          </Button>
          <Button
            variant="quiet"
            small
            idle={index === pictures.length - 1}
            onClick={() => onChange(moved(pictures, index, 1))}
          >
            Down
          </Button>
          <Button
            ref={passFocusOn}
            variant="quiet"
            small
            onClick={() => onChange(pictures.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </RowTools>
      ))}
      <details>
        <summary>Add a picture</summary>
        <UploadPicture
          label={field.label}
          onUploaded={(picture) => onChange([...pictures, kept(picture, field.isWhole)])}
        />
      </details>
      <FieldError id={`${path}-error`} error={error} />
    </FieldBox>
  );
}
