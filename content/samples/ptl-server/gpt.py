from transformers import pipeline

# Loaded once, when the module is imported; this takes a minute or more.
generator = pipeline("text-generation", model="EleutherAI/gpt-neo-1.3B")


def generate(prompt):
    """Continues a text."""
    results = generator(prompt, do_sample=True, min_length=50)
    return results[0]["generated_text"]
