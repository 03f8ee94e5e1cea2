import type {Phone} from './createPhone';

/** Sets what the packages look for on the global object. */
export function installPhone(phone: Phone, target: object = globalThis): void {
  Object.assign(target, phone.globals);
}
