/** Checks `FEEDBACK_PATH`: a path on this site, so that answers never go to a third party. */
export function parseFeedbackPath(
  text: string | undefined,
): string | undefined {
  if (text !== undefined && !/^\/(?!\/)[\w./-]*$/.test(text)) {
    throw new Error(
      `FEEDBACK_PATH: ${JSON.stringify(text)} is not valid. Set it to a path on this site such as "/feedback".`,
    );
  }
  return text;
}
