import type {Reason, Verdict} from '../releases/judge';

/** What to do about a reason for which a release refuses a file. */
export function adviceFor(
  reason: Reason,
  {libtorch, toolkit}: Pick<Verdict, 'libtorch' | 'toolkit'>,
): string {
  switch (reason.kind) {
    case 'version':
      return reason.isTooNew
        ? `A newer PyTorch exported this file. Export it again with PyTorch ${libtorch} for ${toolkit}, or convert it in Python with torch.jit.mobile._backport_for_mobile.`
        : `An older PyTorch exported this file. Export it again with PyTorch ${libtorch} for ${toolkit}.`;
    case 'operators':
      return reason.names.some((name) => name.startsWith('torchvision::'))
        ? 'The toolkit has none of torchvision’s operators. Export the model without the step that uses them, and do that step in JavaScript.'
        : `PyTorch 1.13.1 lacks them too. Export the model again with PyTorch ${libtorch}, or replace the layers that use them.`;
    case 'foreign':
      return 'They come from a library of their own. A phone has them only if somebody compiled that library into the app.';
  }
}
