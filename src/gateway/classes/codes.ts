/** No letters that look alike on a board, no digits, and no vowels that could spell something. */
const letters = 'bcdfghjkmnprstvxz'
const codeLength = 8
const teacherCodeLength = 16

/** A new class code, to be read from a board and typed: "kmnr-thxz". It is short, so attempts to guess it are limited. */
export function newClassCode(): string {
  return inGroups(randomLetters(codeLength))
}

/** A new code for the teacher, which nobody can guess. */
export function newTeacherCode(): string {
  return inGroups(randomLetters(teacherCodeLength))
}

/** Letters from the alphabet of codes, each as likely as any other. */
export function randomLetters(count: number): string {
  let text = ''
  while (text.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      // What is past the last whole round of the alphabet would make some letters likelier.
      if (byte < 256 - (256 % letters.length) && text.length < count) text += letters[byte % letters.length]
    }
  }
  return text
}

/** A class code as people type it, made plain; null for what can be none. */
export function normalizeClassCode(typed: string): string | null {
  const plain = plainCode(typed)
  return plain.length === codeLength && [...plain].every(letter => letters.includes(letter)) ? plain : null
}

/** A teacher's code as it is compared. One that was chosen by hand keeps its letters. */
export function normalizeTeacherCode(typed: string): string {
  return plainCode(typed)
}

function plainCode(typed: string): string {
  return typed.slice(0, 200).toLowerCase().replaceAll(/[\s-]/g, '')
}

function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** Compares in a time that depends on the length alone. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < other.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}
