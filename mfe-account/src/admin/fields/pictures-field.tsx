import { Button } from '@valam/ui/button/button';
import { FieldError } from '@valam/ui/field/field';
import type { FieldOf } from '../description/field-description';
import { PictureThumb } from '../record/picture-thumb';
import type { FieldProps } from './field-props';
import { FieldBox, moved, RowTools } from './nested-fields';
import { kept, UploadPicture } from './picture-field';

/** Several pictures in an order. */
export function PicturesField({
  field,
  value,
  onChange,
  errors,
  path,
}: FieldProps<FieldOf<'picture' | 'pictures'>>) {
  const pictures: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FieldBox>
      <legend>{field.label}</legend>
      {pictures.map((picture, index) => (
        <RowTools key={typeof picture === 'string' ? picture : index}>
          <PictureThumb picture={picture} />
          <Button
            variant="quiet"
            small
            disabled={index === 0}
            onClick={() => onChange(moved(pictures, index, -1))}
          >
            Up
          </Button>
          <Button
            variant="quiet"
            small
            disabled={index === pictures.length - 1}
            onClick={() => onChange(moved(pictures, index, 1))}
          >
            Down
          </Button>
          <Button variant="quiet" small onClick={() => onChange(pictures.filter((_, at) => at !== index))}>
            Take away
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
      <FieldError id={`${path}-error`} error={errors[path]} />
    </FieldBox>
  );
}
