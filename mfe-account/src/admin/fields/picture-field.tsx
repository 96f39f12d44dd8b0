import { Button } from '@valam/ui/button/button';
import { FileField } from '@valam/ui/field/file-field';
import { TextField } from '@valam/ui/field/text-field';
import { FieldError } from '@valam/ui/field/field';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useUpload, type Uploaded } from '../api/use-upload';
import type { FieldOf } from '../description/field-description';
import { PictureThumb } from '../record/picture-thumb';
import type { FieldProps } from './field-props';
import { FieldBox, RowTools } from './nested-fields';

const Side = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/** One picture: seen, replaced, taken away. */
export function PictureField({
  field,
  value,
  onChange,
  errors,
  path,
}: FieldProps<FieldOf<'picture' | 'pictures'>>) {
  return (
    <FieldBox>
      <legend>{field.label}</legend>
      {value ? (
        <RowTools>
          <PictureThumb picture={value} />
          <Button variant="quiet" small onClick={() => onChange(null)}>
            Take away
          </Button>
        </RowTools>
      ) : (
        <UploadPicture label={field.label} onUploaded={(picture) => onChange(kept(picture, field.isWhole))} />
      )}
      <FieldError id={`${path}-error`} error={errors[path]} />
    </FieldBox>
  );
}

export const kept = ({ key, picture }: Uploaded, isWhole = false): unknown => (isWhole ? picture : key);

export function UploadPicture({
  label,
  onUploaded,
}: {
  label: string;
  onUploaded: (picture: Uploaded) => void;
}) {
  const upload = useUpload();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    setError(undefined);
    try {
      onUploaded(await upload(file, alt));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'The picture could not be uploaded.');
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
        label={`Upload: ${label.toLowerCase()}`}
        optional
        hint="JPEG, PNG, WebP or AVIF, at most 15 MB."
        accept="image/*"
        error={error}
        disabled={alt.trim() === '' || isSending}
        onChange={(e) => void send(e.target.files?.[0])}
      />
    </Side>
  );
}
