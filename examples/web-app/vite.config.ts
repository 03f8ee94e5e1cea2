import react from '@vitejs/plugin-react';
import torchlive from 'torchlive-web/vite';
import {defineConfig} from 'vite';

export default defineConfig({
  // The app then works in any folder of a host.
  base: './',
  plugins: [react(), torchlive()],
});
