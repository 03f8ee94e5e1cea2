import {describe, expect, it, vi} from 'vitest';
import {createRelease, Refs} from './refs';

class Thing {
  close = vi.fn();
}

describe('Refs', () => {
  it('gives each object an ID of its own, a UUID', () => {
    const refs = new Refs();
    const [one, other] = [refs.wrap(new Thing()), refs.wrap(new Thing())];
    expect(one.ID).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(one.ID).not.toBe(other.ID);
  });

  it('counts what has not been released', async () => {
    const refs = new Refs();
    const thing = new Thing();
    const ref = refs.wrap(thing);
    refs.wrap(new Thing());
    expect(refs.count(Thing)).toBe(2);
    await createRelease(refs)(ref);
    expect(refs.count(Thing)).toBe(1);
    expect(thing.close).toHaveBeenCalledOnce();
  });

  it('says what a released object would be on the phone', async () => {
    const refs = new Refs();
    const ref = refs.wrap(new Thing());
    refs.release(ref);
    expect(() => refs.unwrap(ref, Thing)).toThrow('NullPointerException');
    await expect(createRelease(refs)(ref)).rejects.toThrow('was released');
    expect(() => refs.unwrap(undefined as never, Thing)).toThrow(
      'No native object with the ID "undefined"',
    );
  });

  it('refuses an object of another kind', () => {
    const refs = new Refs();
    const ref = refs.wrap(new Thing());
    expect(() => refs.unwrap(ref, Date)).toThrow('ClassCastException');
  });
});
