// A part of a catalog, compiled by `build/messages`: translations by `messageKey`.
declare module '*.po?part=page'
declare module '*.po?part=content'
declare module '*.po?part=terminal'
