import gpt

prompt = "The lighthouse keeper opened the door and"
text = gpt.generate(prompt)

assert text.startswith(prompt), text
print(text)
