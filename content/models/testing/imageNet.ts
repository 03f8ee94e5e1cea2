/** What pictures are normalized with for networks trained on ImageNet. */
export const means = [0.485, 0.456, 0.406] as const;
export const deviations = [0.229, 0.224, 0.225] as const;
