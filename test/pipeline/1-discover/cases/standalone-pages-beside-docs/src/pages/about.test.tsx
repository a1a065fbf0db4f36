throw new Error("never loaded");
