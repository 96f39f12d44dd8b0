import * as api from '@valam/mfe-kit/api';
import type { SharedLibrary } from '@valam/mfe-kit/build/platform';
import * as form from '@valam/mfe-kit/form';
import * as head from '@valam/mfe-kit/head';
import * as remote from '@valam/mfe-kit/remote';
import * as router from '@valam/mfe-kit/router';
import * as shell from '@valam/mfe-kit/shell';
import * as slot from '@valam/mfe-kit/slot';
import * as store from '@valam/mfe-kit/store';
import * as badge from '@valam/ui/badge/badge';
import * as sariBand from '@valam/ui/band/sari-band';
import * as button from '@valam/ui/button/button';
import * as control from '@valam/ui/field/control';
import * as field from '@valam/ui/field/field';
import * as textField from '@valam/ui/field/text-field';
import * as icon from '@valam/ui/icon/icon';
import * as kolam from '@valam/ui/kolam/kolam';
import * as layout from '@valam/ui/layout/layout';
import * as link from '@valam/ui/link/link';
import * as picture from '@valam/ui/picture/picture';
import * as media from '@valam/ui/tokens/media';
import * as sari from '@valam/ui/tokens/sari';
import * as typography from '@valam/ui/typography/typography';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

/** The libraries that the renderer shares with the server bundles of remotes: one per library of the platform list. */
export const platformModules: Readonly<Record<SharedLibrary, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@valam/mfe-kit/remote': remote,
  '@valam/mfe-kit/router': router,
  '@valam/mfe-kit/api': api,
  '@valam/mfe-kit/store': store,
  '@valam/mfe-kit/slot': slot,
  '@valam/mfe-kit/shell': shell,
  '@valam/mfe-kit/form': form,
  '@valam/mfe-kit/head': head,
  '@valam/ui/tokens/media': media,
  '@valam/ui/tokens/sari': sari,
  '@valam/ui/typography/typography': typography,
  '@valam/ui/layout/layout': layout,
  '@valam/ui/link/link': link,
  '@valam/ui/button/button': button,
  '@valam/ui/icon/icon': icon,
  '@valam/ui/band/sari-band': sariBand,
  '@valam/ui/kolam/kolam': kolam,
  '@valam/ui/picture/picture': picture,
  '@valam/ui/badge/badge': badge,
  '@valam/ui/field/field': field,
  '@valam/ui/field/control': control,
  '@valam/ui/field/text-field': textField,
};
