import { Link, useNavigate } from '@valam/mfe-kit/router';
import { listPlace, recordPlace } from '../description/places';
import { UploadPicture } from '../fields/picture-field';
import { ScreenHead } from '../frame/screen-head';

/** Uploads a picture, then opens its record to edit the texts and the focal point. */
export function UploadScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead above={<Link to={listPlace('media')}>Pictures</Link>} title="Upload a picture" />
      <UploadPicture label="Picture" onUploaded={({ key }) => navigate(recordPlace('media', key))} />
    </>
  );
}
