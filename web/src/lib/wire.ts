// Written by scripts/make_types.py from src/harena/server/wire and forms.py; not by hand.

export type * from './wire/words';
export type * from './wire/table';
export type * from './wire/asks';
export type * from './wire/tells';
export type * from './wire/forms';
