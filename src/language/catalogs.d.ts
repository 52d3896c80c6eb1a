// Parts of catalogs, as `build/messages` compiles them.

declare module '*.po?part=page' {
  const translations: import('./languages').Translations
  export default translations
}

declare module '*.po?part=content' {
  const translations: import('./languages').Translations
  export default translations
}

declare module '*.po?part=terminal' {
  const translations: import('./languages').Translations
  export default translations
}
