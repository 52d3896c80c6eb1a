import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
  worker: { format: 'es' },
})
