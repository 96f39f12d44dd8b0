// Stands for the part of the styling library's parser that writes declarations once more for browsers of ten years
// ago. It is asked for by an option that nobody sets.
export const prefix = (value) => value;
