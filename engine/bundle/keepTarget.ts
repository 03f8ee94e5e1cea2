/** Stands in for the copying of a component's static members to its wrapper: ours have none. */
export default function keepTarget<Target>(target: Target): Target {
  return target;
}
